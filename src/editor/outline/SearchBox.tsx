import type { ReactNode, RefObject } from "react";
import { Button, Input, SearchField } from "react-aria-components";
import { Icon } from "./icons.tsx";
import { SearchRow } from "./parts.ts";

interface Props {
  search: string;
  setSearch: (search: string) => void;
  /** The number of sections that are listed, in words. */
  count: string;
  input: RefObject<HTMLInputElement | null>;
  /** Gives the focus to the rows. */
  leave: () => void;
}

/** The search of the outline, and the number of sections that it finds. */
export function SearchBox({ search, setSearch, count, input, leave }: Props): ReactNode {
  return (
    <SearchRow>
      <SearchField
        aria-label="Search the page"
        value={search}
        onChange={setSearch}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown" || (key === "Escape" && search === "")) leave();
        }}
      >
        <Icon of="search" />
        <Input ref={input} dir="auto" placeholder="Search the page" />
        <Button>
          <Icon of="clear" />
        </Button>
      </SearchField>
      <output>{count}</output>
    </SearchRow>
  );
}
