// Generated from schema/. Do not edit.
import type { SectionFacts, SectionType } from "./section.ts";

/** Facts of each section type that the page around it needs. */
export const facts: { [T in SectionType]: SectionFacts } = {
  "album": {
    "untitledAs": "pictures"
  },
  "announcement": {
    "landmark": "aside",
    "untitledAs": "announcement"
  },
  "carousel": {
    "untitledAs": "highlights",
    "hydrates": {
      "when": [
        "visible",
        "interaction"
      ]
    }
  },
  "code": {
    "hydrates": {
      "when": [
        "visible",
        "interaction"
      ]
    }
  },
  "comparison": {},
  "contact": {},
  "countdown": {
    "hydrates": {
      "when": [
        "visible"
      ],
      "until": "until"
    }
  },
  "cta": {},
  "embed": {},
  "faq": {
    "hydrates": {
      "when": [
        "visible",
        "interaction"
      ],
      "if": {
        "list": "categories",
        "atLeast": 2
      }
    }
  },
  "features": {},
  "footer": {
    "landmark": "footer"
  },
  "header": {
    "landmark": "header",
    "listsLanguages": true,
    "hydrates": {
      "when": [
        "interaction"
      ]
    }
  },
  "hero": {},
  "logos": {
    "untitledAs": "names"
  },
  "pricing": {},
  "prose": {},
  "showcase": {
    "hydrates": {
      "when": [
        "visible"
      ]
    }
  },
  "spotlight": {
    "untitledAs": "highlights",
    "hydrates": {
      "when": [
        "visible",
        "interaction"
      ],
      "if": {
        "list": "images",
        "atLeast": 2
      }
    }
  },
  "statement": {},
  "stats": {
    "untitledAs": "numbers"
  },
  "team": {},
  "testimonials": {
    "untitledAs": "voices"
  },
  "waitlist": {},
  "walkthrough": {}
};

/** The fields by which every section chooses the looks of its frame, each with its default. */
export const frameFields = [
  {
    "name": "tone",
    "usual": "plain"
  },
  {
    "name": "decoration",
    "usual": "none"
  },
  {
    "name": "spacing",
    "usual": "normal"
  },
  {
    "name": "width",
    "usual": "normal"
  },
  {
    "name": "headings",
    "usual": "usual"
  }
] as const;
