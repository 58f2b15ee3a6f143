import type { ReactNode } from "react";
import type { Property } from "../shared/gallery.ts";
import { Table } from "./entryStyles.ts";

/** The properties of a section type, from its schema. */
export function PropertyTable({ type, properties }: { type: string; properties: Property[] }) {
  return (
    <Table tabIndex={0} role="group" aria-label={`Properties of ${type}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">What it holds</th>
            <th scope="col">If left out</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <tr key={property.path}>
              <th scope="row">
                <code>{property.path}</code>
              </th>
              <td>{property.kind}</td>
              <td>{nameFallback(property)}</td>
              <td>{property.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

function nameFallback({ fallback, required }: Property): ReactNode {
  if (required) return "required";
  if (fallback === undefined) return "not there";
  return fallback === "{}" ? "as below" : <code>{fallback}</code>;
}
