/** The "photograph" of the sample entry: Elm Lake before breakfast. */
export function Lake() {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 320 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="lake-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#9fc3cf" />
          <stop offset=".45" stopColor="#f3dcc0" />
          <stop offset="1" stopColor="#f9c9a0" />
        </linearGradient>
        <linearGradient id="lake-water" x2="0" y2="1">
          <stop offset="0" stopColor="#f2cba6" />
          <stop offset=".4" stopColor="#b7c6bd" />
          <stop offset="1" stopColor="#4f7f7c" />
        </linearGradient>
        <linearGradient id="lake-mist" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3e2" stopOpacity="0" />
          <stop offset=".6" stopColor="#fff3e2" stopOpacity=".8" />
          <stop offset="1" stopColor="#fff3e2" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="lake-glow">
          <stop offset="0" stopColor="#fff6e0" stopOpacity=".95" />
          <stop offset="1" stopColor="#ffdcae" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="360" fill="url(#lake-sky)" />
      <circle cx="206" cy="138" r="110" fill="url(#lake-glow)" />
      <circle cx="206" cy="138" r="23" fill="#fffaf0" />
      <path d="M0 150c40-32 70-44 104-30s54 22 84 4 70-34 132-6v92H0Z" fill="#a9bdbb" />
      <path d="M0 172c30-14 62-34 92-24 34 12 50 34 88 30 44-5 78-36 140-24v62H0Z" fill="#7fa09b" />
      <rect y="150" width="320" height="62" fill="url(#lake-mist)" />
      <path
        d="M0 190c10-4 12-22 18-24s6 12 12 14 8-30 14-31 8 26 14 28 8-16 14-14 8 20 16 22 30 4 46 8 40 10 60 14H0Z"
        fill="#3c635c"
      />
      <path
        d="M320 186c-14 0-16-14-22-13s-6 12-14 14-10-8-16-4-8 12-20 15-32 6-48 8h120Z"
        fill="#4d756d"
      />
      <rect y="204" width="320" height="156" fill="url(#lake-water)" />
      <g fill="#fff4df" opacity=".85">
        <rect x="186" y="212" width="42" height="3" rx="1.5" />
        <rect x="178" y="222" width="58" height="3" rx="1.5" />
        <rect x="194" y="233" width="30" height="3" rx="1.5" />
        <rect x="182" y="247" width="50" height="3.5" rx="1.7" />
        <rect x="200" y="262" width="24" height="3.5" rx="1.7" />
        <rect x="188" y="280" width="38" height="4" rx="2" />
      </g>
      <path d="M0 206c36 3 80 3 150 0-30 12-90 22-150 24Z" fill="#3c635c" opacity=".42" />
      <g fill="none" stroke="#24453f" strokeLinecap="round">
        <path
          strokeWidth="3"
          d="M34 366c2-40 0-74-8-106M52 366c-2-34 2-66 12-92M18 366c-2-26-6-44-14-60M74 366c2-20 6-36 14-50"
        />
        <path strokeWidth="7" d="M26 262c-2-10-3-16-5-24M64 276c3-9 5-14 8-20" stroke="#5b4733" />
      </g>
      <g fill="none" stroke="#2b4d49" strokeLinecap="round" strokeLinejoin="round">
        <path d="M262 300v30M269 300v30" strokeWidth="2" />
        <path d="M272 243c-6-3-9 2-7 8 2 7 5 12 3 20" strokeWidth="4" />
        <path d="M273 244l14 3" strokeWidth="2.5" />
        <path
          d="M268 268c6 10 4 22-2 31-8 4-20 10-32 14 8-12 14-30 34-45Z"
          fill="#2b4d49"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}
