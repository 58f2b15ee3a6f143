import type { ComponentType } from "react";
import type { FieldProps } from "../../../shared/editor/fieldProps.ts";

/**
 * The controls that a site has of its own, by the name of a definition, or of the keyword `control`. In a bundle, a module
 * that is made for the site replaces this one.
 */
export const ownControls: Readonly<Record<string, ComponentType<FieldProps>>> = {};
