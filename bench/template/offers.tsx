import { plans, testimonials } from "./content.ts";
import { Icon } from "./Icon.tsx";
import { Headline, Section } from "./parts.tsx";

export const Prices = () => (
  <Section id="prices" shaded>
    <Headline
      tagline="Prices"
      title="Pay for those who write"
      subtitle="Readers are free in every plan, and always will be."
    />
    <div className="flex items-stretch justify-center">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 dark:text-white sm:mx-auto max-w-7xl">
        {plans.map(({ title, subtitle, price, ribbon, action, points }) => (
          <div
            key={title}
            className="col-span-3 mx-auto flex w-full sm:col-span-1 md:col-span-1 lg:col-span-1 xl:col-span-1"
          >
            <div className="rounded-lg backdrop-blur border border-[#ffffff29] bg-white dark:border-slate-800 dark:bg-slate-900 shadow px-6 py-8 flex w-full max-w-sm flex-col justify-between text-center">
              <div className="px-2 py-0">
                {ribbon && (
                  <div className="absolute right-[-5px] rtl:right-auto rtl:left-[-8px] top-[-5px] z-[1] h-[100px] w-[100px] overflow-hidden text-right">
                    <span className="absolute top-[19px] right-[-21px] rtl:left-[-21px] rtl:right-auto block w-full rotate-45 rtl:-rotate-45 bg-green-700 text-center text-[10px] font-bold uppercase leading-5 text-white shadow-[0_3px_10px_-5px_rgba(0,0,0,0.3)]">
                      {ribbon}
                    </span>
                  </div>
                )}
                <h3 className="text-center text-xl font-semibold uppercase leading-6 tracking-wider mb-2">
                  {title}
                </h3>
                <p className="font-light sm:text-lg text-gray-600 dark:text-slate-400">
                  {subtitle}
                </p>
                <div className="my-8">
                  <div className="flex items-center justify-center text-center mb-1">
                    <span className="text-5xl">€</span>
                    <span className="text-6xl font-extrabold">{price}</span>
                  </div>
                  <span className="text-base leading-6 lowercase text-gray-600 dark:text-slate-400">
                    a month and author
                  </span>
                </div>
                <ul className="my-8 md:my-10 space-y-2 text-left">
                  {points.map((point) => (
                    <li key={point} className="mb-1.5 flex items-start space-x-3 leading-7">
                      <div className="rounded-full bg-primary mt-1">
                        <Icon name="check" className="w-5 h-5 font-bold p-1 text-white" />
                      </div>
                      <span>{point}</span>
                    </li>
                  ))}
                </ul>
              </div>
              <div className="flex justify-center">
                <a className={`btn px-3 ${ribbon ? "btn-primary" : ""}`} href="#header">
                  {action}
                </a>
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  </Section>
);

export const Testimonials = ({ portraits }: { portraits: string[] }) => (
  <Section id="testimonials">
    <Headline title="What people write about it" subtitle="Into a notebook, of course." />
    <div className="grid gap-6 max-w-7xl mx-auto sm:grid-cols-2 lg:grid-cols-4">
      {testimonials.map(({ text, name, job }, index) => (
        <div key={name} className="flex h-auto">
          <div className="flex flex-col p-4 md:p-6 rounded-md shadow-xl dark:shadow-none dark:border dark:border-slate-600">
            <h3 className="text-lg font-medium leading-6 pb-4">Five of five</h3>
            <blockquote className="flex-auto">
              <p className="text-muted">“{text}”</p>
            </blockquote>
            <hr className="border-slate-200 dark:border-slate-600 my-4" />
            <div className="flex items-center">
              <div className="h-10 w-10 rounded-full border border-slate-200 dark:border-slate-600">
                <img
                  src={portraits[index]}
                  alt={name}
                  width={40}
                  height={40}
                  className="h-10 w-10 rounded-full border border-slate-200 dark:border-slate-600"
                  loading="lazy"
                  decoding="async"
                />
              </div>
              <div className="grow ml-3 rtl:ml-0 rtl:mr-3">
                <p className="text-base font-semibold">{name}</p>
                <p className="text-xs text-muted">{job}</p>
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  </Section>
);

export const Invitation = () => (
  <Section id="invitation">
    <div className="max-w-3xl mx-auto text-center p-6 rounded-md shadow-xl dark:shadow-none dark:border dark:border-slate-600">
      <h2 className="font-bold leading-tighter tracking-tighter font-heading text-4xl md:text-5xl mb-4">
        Open it on Monday
      </h2>
      <p className="text-xl text-muted dark:text-slate-400">
        By Friday you will know whether your team writes. Most do.
      </p>
      <div className="max-w-xs sm:max-w-md m-auto flex flex-nowrap flex-col sm:flex-row sm:justify-center gap-4 mt-6">
        <div className="flex w-full sm:w-auto">
          <a className="btn btn-primary w-full sm:mb-0" href="#prices">
            Begin for free
          </a>
        </div>
        <div className="flex w-full sm:w-auto">
          <a className="btn w-full sm:mb-0" href="#questions">
            Ask something
          </a>
        </div>
      </div>
    </div>
  </Section>
);
