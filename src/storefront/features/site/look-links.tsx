import { useSite } from './site-data.ts';

/** The icons of the shop and its palette. The palette comes after the built styles, which it changes. */
export function LookLinks() {
  const { version, ground, palette } = useSite().settings.look;
  const at = (path: string) => `${path}?v=${version}`;
  return (
    <>
      {palette && <link rel="stylesheet" href={at('/palette.css')} />}
      {ground && <meta name="theme-color" content={ground} />}
      <link rel="icon" href={at('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={at('/apple-touch-icon.png')} />
      <link rel="manifest" href={at('/site.webmanifest')} />
    </>
  );
}
