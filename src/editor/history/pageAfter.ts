import type { Action } from "../../shared/operation.ts";

/** The address of the page to show after an action was taken back or made again, where `shown` was shown before. */
export function pageAfter(action: Action, isTakenBack: boolean, shown: string): string {
  switch (action.do) {
    case "add-page":
    case "delete-page": {
      const isThere = (action.do === "add-page") !== isTakenBack;
      if (isThere) return action.page;
      return shown === action.page ? "/" : shown;
    }
    case "rename-page": {
      const [from, to] = isTakenBack ? [action.to, action.page] : [action.page, action.to];
      return shown === from ? to : shown;
    }
    default:
      return shown;
  }
}
