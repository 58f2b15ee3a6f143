import type { GalleryEntry as EntryData, LiveExample } from "../shared/gallery.ts";
import { Article, CopyButton, Costs, Frames, Head, Source, Window } from "./entryStyles.ts";
import { PropertyTable } from "./PropertyTable.tsx";

const widths = { phone: 390, tablet: 820, desktop: 1280 };
const schemes = { light: "by day", dark: "by night" };

/** One section type: its description, properties and cost, and every example at three widths, by day and by night. */
export function Entry(props: EntryData & { shared: number }) {
  const { type, description, properties, examples, variants, cost, shared } = props;
  return (
    <Article id={type} aria-labelledby={`${type}.title`}>
      <Head>
        <h2 id={`${type}.title`}>{type}</h2>
        <p>{description}</p>
        <Costs>
          <div>
            <dt>HTML</dt>
            <dd>{inKilobytes(cost.html)}</dd>
          </div>
          <div>
            <dt>CSS</dt>
            <dd>{inKilobytes(cost.css)}</dd>
          </div>
          <div>
            <dt>JavaScript</dt>
            <dd>
              {cost.js === 0
                ? "none"
                : `${inKilobytes(cost.js)}, and ${inKilobytes(shared)} that all islands share`}
            </dd>
          </div>
        </Costs>
        <a href={variants}>
          Every number of entries, and each part left out<span>: {type}</span>
        </a>
      </Head>
      <details>
        <summary>
          Properties of <code>{type}</code>
        </summary>
        <PropertyTable type={type} properties={properties} />
      </details>
      {examples.map((example, index) => (
        <Example key={example.href} type={type} number={index + 1} {...example} />
      ))}
    </Article>
  );
}

function Example({ type, number, yaml, href }: LiveExample & { type: string; number: number }) {
  const name = `${type}, example ${number}`;
  return (
    <section aria-label={name}>
      <Source>
        <h3>Example {number}</h3>
        <CopyButton type="button" aria-label={`Copy the YAML of ${name}`} data-name={name}>
          Copy YAML
        </CopyButton>
        <a href={href}>
          Open <span>{name}</span> by itself
        </a>
        <details>
          <summary>Show YAML</summary>
          <pre>
            <code>{yaml}</code>
          </pre>
        </details>
      </Source>
      {Object.entries(schemes).map(([scheme, time]) => (
        <Frames key={scheme} tabIndex={0} role="group" aria-label={`${name} ${time}`}>
          {Object.entries(widths).map(([device, width]) => (
            <figure key={device}>
              <figcaption>
                {device}, {width} px, {time}
              </figcaption>
              <Window data-device={device} data-scheme={scheme}>
                <iframe src={href} title={`${name}, ${device} ${time}`} loading="lazy" />
              </Window>
            </figure>
          ))}
        </Frames>
      ))}
    </section>
  );
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
