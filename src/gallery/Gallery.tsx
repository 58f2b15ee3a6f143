import {
  type GalleryEntry as EntryData,
  type Gallery as GalleryData,
  themeFile,
} from "../shared/gallery.ts";
import { Entry } from "./Entry.tsx";
import { Bar, Main, Overview, Search, Status, Switch, Thumbnail } from "./galleryStyles.ts";

/** Every section type: an overview, and an article about each. */
export function Gallery({ entries, shared }: GalleryData) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Bar>
        <h1>Section types</h1>
        <a href={themeFile}>Settings of the theme</a>
        <Switch>
          <input id="right-to-left" type="checkbox" autoComplete="off" />
          Right to left
        </Switch>
        <Search role="search">
          <label htmlFor="search">Search</label>
          <input id="search" type="search" placeholder="Press / to search" autoComplete="off" />
          <output htmlFor="search">{entries.length} types</output>
        </Search>
      </Bar>
      <Main id="main" tabIndex={-1}>
        <nav aria-label="Section types">
          <Overview>
            {entries.map((entry) => (
              <OverviewItem key={entry.type} {...entry} />
            ))}
          </Overview>
        </nav>
        {entries.map((entry) => (
          <Entry key={entry.type} {...entry} shared={shared} />
        ))}
        <p data-nothing hidden>
          No section type is called that, or has such a property.
        </p>
        <Status role="status" data-status />
      </Main>
    </>
  );
}

function OverviewItem({ type, staticPreview, description, properties }: EntryData) {
  const words = [type, description, ...properties.map(({ path }) => path)].join(" ");
  return (
    <li data-words={words.toLowerCase()} data-type={type}>
      <Thumbnail inert>
        <iframe src={staticPreview} title={`The type ${type}, small`} loading="lazy" />
      </Thumbnail>
      <a href={`#${type}`}>{type}</a>
    </li>
  );
}
