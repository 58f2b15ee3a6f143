import { memo, useEffect, useEffectEvent, useState } from "react";
import type { FaqCategory, PropsOf, SectionFrame, SectionProps } from "../../section.ts";
import { Accordion, HiddenUntilFound, ItemTitle, SectionHeading } from "../../ui/index.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { OpenQuestions } from "./OpenQuestions.tsx";
import { Questions } from "./Questions.tsx";
import { Layout, Panels } from "./styles.ts";
import { Tabs } from "./Tabs.tsx";

/** The build renders a list without tabs and hydrates none: its code stays out of the browser's. */
const rendersLists = import.meta.env.SSR || import.meta.env.DEV;

/** Questions and answers, in one list or sorted into tabs. At most one answer is open. */
export function Faq({
  frame,
  title,
  text,
  questions = [],
  open,
  categories = [],
}: SectionProps<"faq">) {
  const [lone] = categories;
  return (
    <Layout>
      <SectionHeading {...{ frame, title, text }} align={open ? "start" : "center"} />
      {rendersLists && categories.length < 2 ? (
        open ? (
          <OpenQuestions frame={frame} questions={questions} />
        ) : (
          <Questions frame={frame} category={lone} questions={lone?.questions ?? questions} />
        )
      ) : (
        <Categories frame={frame} title={wordsOf(title)} categories={categories} />
      )}
    </Layout>
  );
}

interface CategoriesProps {
  frame: SectionFrame;
  title: string;
  categories: PropsOf<FaqCategory>[];
}

function Categories({ frame, title, categories }: CategoriesProps) {
  const [selected, setSelected] = useState(0);
  const [opened, setOpened] = useState<string>();

  const follow = useEffectEvent((event?: HashChangeEvent) => {
    const id = new URLSearchParams(location.hash.replace("#", "id=")).get("id") ?? "";
    const index = categories.findIndex((category) =>
      [category, ...category.questions].some((each) => each.id === id),
    );
    if (index < 0) return;
    setSelected(index);
    setOpened(id);
    // A visitor who reloads the page, or returns to it, keeps the scroll position.
    if (!event && !isNewVisit()) return;
    const lead = () => document.getElementById(id)?.scrollIntoView();
    // The event that hydrated the section is replayed in the next frame. It was a match in hidden text, and
    // scrolls to any position that shows the answer. This comes after it.
    requestAnimationFrame(() => requestAnimationFrame(lead));
  });

  useEffect(() => {
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  return (
    <>
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
            opened={category.questions.find((question) => question.id === opened)?.id}
            onOpen={setOpened}
          />
        ))}
      </Panels>
    </>
  );
}

/** True if the visitor came by a link or an address. */
const isNewVisit = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "navigate");

interface AnswersProps {
  frame: SectionFrame;
  category: PropsOf<FaqCategory>;
  /** The anchor of the open answer, if it is in this category. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

interface CategoryProps extends AnswersProps {
  index: number;
  isSelected: boolean;
  onFound: (index: number) => void;
}

function Category({ index, isSelected, onFound, ...answers }: CategoryProps) {
  const { frame, category } = answers;
  const id = `${frame.id}.${category.id}`;
  return (
    <HiddenUntilFound id={category.id} hidden={!isSelected} onFound={() => onFound(index)}>
      <div id={`${id}.panel`} role="tabpanel" aria-labelledby={`${id}.tab`}>
        <ItemTitle frame={frame}>{category.title}</ItemTitle>
        <Answers {...answers} />
      </div>
    </HiddenUntilFound>
  );
}

/** Memoized: rendering forty answers for each tab would keep a slow phone from responding. */
const Answers = memo(function Answers({ frame, category, opened, onOpen }: AnswersProps) {
  return (
    <Accordion
      frame={frame}
      id={`${frame.id}.${category.id}`}
      entries={category.questions.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: answer,
      }))}
      open={opened}
      onChange={onOpen}
    />
  );
});
