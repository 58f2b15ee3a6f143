import { footer, name, social, terms } from "./content.ts";
import { Icon } from "./Icon.tsx";

const quiet =
  "text-muted hover:text-gray-700 hover:underline transition duration-150 ease-in-out dark:text-gray-400";

export const Footer = () => (
  <footer className="relative border-t border-gray-200 dark:border-slate-800 not-prose">
    <div className="dark:bg-dark absolute inset-0 pointer-events-none" aria-hidden="true" />
    <div className="relative max-w-7xl mx-auto px-4 sm:px-6 dark:text-slate-300">
      <div className="grid grid-cols-12 gap-4 gap-y-8 sm:gap-8 py-8 md:py-12">
        <div className="col-span-12 lg:col-span-4">
          <div className="mb-2">
            <a className="inline-block font-bold text-xl" href="/">
              {name}
            </a>
          </div>
          <div className="text-sm text-muted flex gap-1">
            {terms.map((term) => (
              <a key={term} className={quiet} href="#header">
                {term}
              </a>
            ))}
          </div>
        </div>
        {footer.map(({ text, links = [] }) => (
          <div key={text} className="col-span-6 md:col-span-3 lg:col-span-2">
            <div className="dark:text-gray-300 font-medium mb-2">{text}</div>
            <ul className="text-sm">
              {links.map((link) => (
                <li key={link} className="mb-2">
                  <a className={quiet} href="#header">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="md:flex md:items-center md:justify-between py-6 md:py-8">
        <ul className="flex mb-4 md:order-1 -ml-2 md:ml-4 md:mb-0 rtl:ml-0 rtl:-mr-2 rtl:md:ml-0 rtl:md:mr-4">
          {social.map(({ icon, title }) => (
            <li key={title}>
              <a
                className="text-muted dark:text-gray-400 hover:bg-gray-100 dark:hover:bg-gray-700 focus:outline-none focus:ring-4 focus:ring-gray-200 dark:focus:ring-gray-700 rounded-lg text-sm p-2.5 inline-flex items-center"
                aria-label={title}
                href="#header"
              >
                <Icon name={icon} className="w-5 h-5" />
              </a>
            </li>
          ))}
        </ul>
        <div className="text-sm mr-4 dark:text-muted">
          Made by{" "}
          <a className="text-blue-600 underline dark:text-muted" href="#header">
            {name}
          </a>
          . All rights reserved.
        </div>
      </div>
    </div>
  </footer>
);
