import { type MenuItem, menu, name } from "./content.ts";
import { Icon } from "./Icon.tsx";

const round =
  "text-muted dark:text-gray-400 hover:bg-gray-100 dark:hover:bg-gray-700 focus:outline-none focus:ring-4 focus:ring-gray-200 dark:focus:ring-gray-700 rounded-lg text-sm p-2.5 inline-flex items-center transition";
const entry = "px-4 py-3 flex items-center whitespace-nowrap hover:text-link dark:hover:text-white";

const Entry = ({ text, links }: MenuItem) => (
  <li className={links ? "dropdown" : ""}>
    {links ? (
      <>
        <button type="button" className={entry}>
          {text}{" "}
          <Icon
            name="caret-down"
            className="w-3.5 h-3.5 ml-0.5 rtl:ml-0 rtl:mr-0.5 hidden md:inline"
          />
        </button>
        <ul className="dropdown-menu md:backdrop-blur-md dark:md:bg-dark rounded-sm md:absolute pl-4 md:pl-0 md:hidden font-medium md:bg-white/90 md:min-w-[200px] drop-shadow-xl">
          {links.map((link) => (
            <li key={link}>
              <a
                className="first:rounded-t last:rounded-b md:hover:bg-gray-100 hover:text-link dark:hover:text-white dark:hover:bg-gray-700 py-2 px-5 block whitespace-nowrap"
                href="#features"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <a className={entry} href="#prices">
        {text}
      </a>
    )}
  </li>
);

/** A bar at the top, with menus that open below it and, on a phone, behind a button. */
export const Header = () => (
  <header
    className="sticky top-0 z-40 flex-none mx-auto w-full border-b border-gray-50/0 transition-[opacity] ease-in-out"
    id="header"
  >
    <div className="absolute inset-0" />
    <div className="relative text-default py-3 px-3 md:px-6 mx-auto w-full md:flex md:justify-between max-w-7xl">
      <div className="mr-auto rtl:mr-0 rtl:ml-auto flex justify-between">
        <a className="flex items-center" href="/">
          <span className="self-center ml-2 rtl:ml-0 rtl:mr-2 text-2xl md:text-xl font-bold text-gray-900 whitespace-nowrap dark:text-white">
            {name}
          </span>
        </a>
        <div className="flex items-center md:hidden">
          <button
            type="button"
            className="flex flex-col h-12 w-12 rounded justify-center items-center cursor-pointer group"
            aria-label="Menu"
            data-toggle-menu=""
          >
            <Icon name="list" className="w-6 h-6 group-[.expanded]:hidden" />
            <Icon name="x" className="w-6 h-6 hidden group-[.expanded]:block" />
          </button>
        </div>
      </div>
      <nav
        className="items-center w-full md:w-auto hidden md:flex md:mx-5 text-default overflow-y-auto overflow-x-hidden md:overflow-y-visible md:overflow-x-auto"
        aria-label="Main navigation"
      >
        <ul className="flex flex-col md:flex-row md:self-center w-full md:w-auto text-xl md:text-[0.9375rem] tracking-[0.01rem] font-medium md:justify-center">
          {menu.map((item) => (
            <Entry key={item.text} {...item} />
          ))}
        </ul>
      </nav>
      <div className="hidden md:self-center md:flex items-center md:mb-0 fixed w-full md:w-auto md:static justify-end left-0 rtl:left-auto rtl:right-0 bottom-0 p-3 md:p-0 md:bg-transparent bg-page dark:bg-dark">
        <div className="items-center flex justify-between w-full md:w-auto">
          <div className="flex">
            <button
              type="button"
              className={round}
              aria-label="Dark or light"
              data-toggle-scheme=""
            >
              <Icon name="sun" className="w-6 h-6 md:w-5 md:h-5 md:inline-block" />
            </button>
            <a className={round} aria-label="Feed" href="#header">
              <Icon name="rss" className="w-5 h-5" />
            </a>
          </div>
          <span className="ml-4 rtl:ml-0 rtl:mr-4">
            <a
              className="btn btn-primary ml-2 py-2.5 px-5.5 md:px-6 font-semibold shadow-none text-sm w-auto"
              href="#prices"
            >
              Sign in
            </a>
          </span>
        </div>
      </div>
    </div>
  </header>
);
