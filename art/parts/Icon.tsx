import { icons } from "@iconify-json/ph";

/** A Phosphor icon by its name; an unknown name stops the build of the pictures. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`There is no Phosphor icon called "${name}".`);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon set ships its bodies as markup
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
