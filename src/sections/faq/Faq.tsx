import { useEffect, useState } from "react";
import type { FaqCategory } from "../../contract/schema.gen.ts";
import type { Frame, SectionProps } from "../../contract/section.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Findable } from "../../ui/Findable.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { CategoryTitle, Layout, Panels } from "./styles.ts";
import { Tabs } from "./Tabs.tsx";

/** Questions and answers, sorted into tabs; at most one answer of each is open. */
export function Faq({ frame, title, text, categories }: SectionProps<"faq">) {
  const [selected, setSelected] = useState(0);
  const [opened, setOpened] = useState<string>();

  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      const index = categories.findIndex(({ questions }) => questions.some((q) => q.id === id));
      if (index < 0) return;
      setSelected(index);
      setOpened(id);
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [categories]);

  return (
    <Layout>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      <Tabs
        label={title}
        idPrefix={frame.id}
        categories={categories}
        selected={selected}
        onSelect={setSelected}
      />
      <Panels>
        {categories.map((category, index) => (
          <Category
            key={category.id}
            frame={frame}
            index={index}
            category={category}
            isSelected={index === selected}
            onFound={setSelected}
            opened={opened}
            onOpen={setOpened}
          />
        ))}
      </Panels>
    </Layout>
  );
}

interface CategoryProps {
  frame: Frame;
  index: number;
  category: FaqCategory;
  isSelected: boolean;
  onFound: (index: number) => void;
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

function Category({ frame, index, category, isSelected, onFound, opened, onOpen }: CategoryProps) {
  const { id, title, questions } = category;
  return (
    <Findable hidden={!isSelected} onFound={() => onFound(index)}>
      <div id={`${frame.id}-${id}-panel`} role="tabpanel" aria-labelledby={`${frame.id}-${id}-tab`}>
        <CategoryTitle frame={frame}>{title}</CategoryTitle>
        <Accordion
          frame={frame}
          id={`${frame.id}-${id}`}
          entries={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer,
          }))}
          open={opened}
          onChange={onOpen}
        />
      </div>
    </Findable>
  );
}
