import { name } from "./content.ts";
import { Icon } from "./Icon.tsx";
import { Photo } from "./parts.tsx";
import type { Picture } from "./pictures.ts";

export const Announcement = () => (
  <div className="dark text-muted text-sm bg-black dark:bg-transparent dark:border-b dark:border-slate-800 dark:text-slate-400 hidden md:flex gap-1 overflow-hidden px-3 py-2 relative text-ellipsis whitespace-nowrap">
    <span className="dark:bg-slate-700 bg-white/40 dark:text-slate-300 font-semibold px-1 py-0.5 text-xs mr-0.5 rtl:mr-0 rtl:ml-0.5 inline-block">
      NEW
    </span>
    <a className="text-muted hover:underline dark:text-slate-400 font-medium" href="#details">
      Tables that calculate have arrived in every notebook »
    </a>
  </div>
);

export const Hero = ({ picture }: { picture: Picture }) => (
  <section className="relative md:-mt-[76px] not-prose">
    <div className="absolute inset-0 pointer-events-none" aria-hidden="true" />
    <div className="relative max-w-7xl mx-auto px-4 sm:px-6">
      <div className="pt-0 md:pt-[76px] pointer-events-none" />
      <div className="py-12 md:py-20 lg:py-0 lg:flex lg:items-center lg:h-screen lg:gap-8">
        <div className="basis-1/2 text-center lg:text-left pb-10 md:pb-16 mx-auto">
          <p className="text-base text-secondary dark:text-blue-200 font-bold tracking-wide uppercase">
            A notebook for teams
          </p>
          <h1 className="text-5xl md:text-6xl font-bold leading-tighter tracking-tighter mb-4 font-heading dark:text-gray-200">
            Write it down <span className="hidden xl:inline">once,</span>{" "}
            <span className="text-accent dark:text-white">find it forever</span>
          </h1>
          <div className="max-w-3xl mx-auto lg:max-w-none">
            <p className="text-xl text-muted mb-6 dark:text-slate-300">
              <span className="font-semibold underline decoration-wavy decoration-1 underline-offset-2">
                {name}
              </span>{" "}
              keeps what your team thinks, decides and promises on pages that everybody can find. No
              folders, no lost threads, no meeting about the last meeting.
            </p>
            <div className="max-w-xs sm:max-w-md flex flex-nowrap flex-col sm:flex-row gap-4 m-auto lg:justify-start lg:m-0 lg:max-w-7xl">
              <div className="flex w-full sm:w-auto">
                <a className="btn btn-primary sm:mb-0 w-full" href="#prices">
                  Begin for free{" "}
                  <Icon name="arrow-right" className="w-5 h-5 ml-1 -mr-1.5 rtl:rotate-180" />
                </a>
              </div>
              <div className="flex w-full sm:w-auto">
                <a className="btn w-full" href="#features">
                  See what it does
                </a>
              </div>
            </div>
          </div>
        </div>
        <div className="basis-1/2">
          <div className="relative m-auto max-w-5xl">
            <Photo picture={picture} className="mx-auto rounded-md w-2/3 sm:w-full" eager />
          </div>
        </div>
      </div>
    </div>
  </section>
);

export const Note = () => (
  <section className="bg-blue-50 dark:bg-slate-800 not-prose">
    <div className="max-w-6xl mx-auto px-4 sm:px-6 py-4 text-md text-center font-medium">
      <span className="font-bold">
        <Icon name="info" className="w-5 h-5 inline-block align-text-bottom" /> Our promise:
      </span>{" "}
      what you write is yours, and you can take it with you on any day.
    </div>
  </section>
);
