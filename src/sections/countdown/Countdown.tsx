import { useEffect, useState } from "react";
import type { SectionProps } from "../../section.ts";
import { Buttons, Container, SectionHeading } from "../../ui/index.ts";
import { Left } from "./Left.tsx";
import { Ended, Lead, Place, Waiting, When } from "./styles.ts";

/** A time to come, and how long it is until then. Once it has come, other words are in its place. */
export function Countdown(props: SectionProps<"countdown">) {
  const { frame, title, text, until, ended, button } = props;
  const left = useTimeLeft(until.instant);
  const isOver = until.hasPassed || left === 0;

  return (
    <Container>
      <SectionHeading frame={frame} title={title} align="center" />
      <Place>
        {!until.hasPassed && (
          <Waiting data-over={isOver || undefined}>
            {text && <Lead>{text}</Lead>}
            <When>
              <time dateTime={until.date}>{until.words}</time>
            </When>
            <Left milliseconds={left} />
            <Buttons button={button} />
          </Waiting>
        )}
        <Ended role="status">{isOver && ended}</Ended>
      </Place>
    </Container>
  );
}

const second = 1000;

/** The milliseconds until an instant, each second; undefined in the rendered page, which knows no clock. */
function useTimeLeft(instant: string): number | undefined {
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = Math.max(0, Date.parse(instant) - Date.now());
      setLeft(rest);
      // At the next whole second that is left.
      if (rest > 0) timer = setTimeout(tick, rest % second || second);
    };
    tick();
    return () => clearTimeout(timer);
  }, [instant]);

  return left;
}
