import { useState } from "react";
import type { SectionProps } from "../../section.ts";
import { HiddenUntilFound, ItemTitle, SectionHeading } from "../../ui/index.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { Copy } from "./Copy.tsx";
import { Bar, Box, Language, Layout, Name, Sample, TabBar } from "./styles.ts";
import { nameOf, Tabs } from "./Tabs.tsx";

/** One sample of code, or several behind tabs. A button copies the one that is shown. */
export function Code({ frame, title, text, samples }: SectionProps<"code">) {
  const [selected, select] = useState(0);
  const isAlone = samples.length === 1;
  const Head = isAlone ? Bar : TabBar;
  const idOf = (part: string, index: number) => `${frame.id}.${part}-${index}`;

  return (
    <Layout>
      <SectionHeading {...{ frame, title, text }} align="beside" />
      <Box>
        <Head>
          {isAlone ? (
            <Name id={idOf("tab", 0)}>{samples.map(nameOf)}</Name>
          ) : (
            <Tabs {...{ samples, selected, idOf }} label={wordsOf(title)} onSelect={select} />
          )}
          <Copy key={selected} site={frame.site} codeId={idOf("code", selected)} />
        </Head>
        {samples.map((sample, index) => (
          <HiddenUntilFound key={index} hidden={index !== selected} onFound={() => select(index)}>
            {!isAlone && <ItemTitle frame={frame}>{nameOf(sample)}</ItemTitle>}
            {sample.label && <Language translate="no">{sample.language}</Language>}
            <Sample
              id={idOf("code", index)}
              role={isAlone ? "group" : "tabpanel"}
              aria-labelledby={idOf("tab", index)}
              tabIndex={0}
              dir="ltr"
              translate="no"
            >
              <code>{sample.code.trimEnd()}</code>
            </Sample>
          </HiddenUntilFound>
        ))}
      </Box>
    </Layout>
  );
}
