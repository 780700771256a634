import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentKind, documentKinds } from '#contracts/legal-documents.ts';
import type { RichText } from '#contracts/rich-text.ts';
import type { Gap } from '#messages/commands/check-shop.ts';
import { documentNames } from '#messages/site/documents.ts';
import { readLogo } from '#modules/brand/index.ts';
import type { ShopContent } from '#modules/settings/index.ts';
import type { FolderContent } from './folder.ts';
import { gap } from './gap.ts';
import { logoKind } from './logo-file.ts';

type Documents = readonly { readonly kind: DocumentKind; readonly body: RichText }[];

/** What says something of the demo that is not true of this shop. */
export function demoTexts(
  { settings }: ShopContent,
  documents: Documents,
  { settings: demo, documents: demoDocuments }: FolderContent,
): Gap[] {
  const isDemos = (...names: ('phone' | 'email' | 'telegram' | 'sellerName' | 'sellerDetails')[]) =>
    names.some((name) => settings[name] !== '' && settings[name] === demo[name]);
  const { identity } = settings;
  const texts = (['tagline', 'description', 'about', 'welcome'] as const).filter(
    (name) => identity[name] !== '' && identity[name] === demo.identity[name],
  );
  const kinds = documentKinds.filter((kind) => {
    const textOf = (list: Documents) => list.find((one) => one.kind === kind)?.body;
    return (
      textOf(documents) !== undefined && isDeepStrictEqual(textOf(documents), textOf(demoDocuments))
    );
  });
  return [
    identity.name !== '' && identity.name === demo.identity.name && gap('demoName'),
    texts.length > 0 && gap('demoTexts', texts),
    isDemos('phone', 'email', 'telegram') && gap('demoContacts'),
    isDemos('sellerName', 'sellerDetails') && gap('demoSeller'),
    kinds.length > 0 &&
      gap(
        'demoDocuments',
        kinds.map((kind) => documentNames[kind]),
      ),
  ].filter((one) => one !== false);
}

/** What still looks like the demo. */
export async function demoLook(
  { settings, pages }: ShopContent,
  demo: FolderContent,
  demoFolder: string,
): Promise<Gap[]> {
  const titlesOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
  const demoPages = pages.filter((page) =>
    demo.pages.some((one) => one.slug === page.slug && isDeepStrictEqual(one.body, page.body)),
  );
  const slides = settings.slides.filter((slide) =>
    demo.slides.some(({ title, text }) => title === slide.title && text === slide.text),
  );
  const { logo } = settings.identity;
  const isDemoLogo = logo !== null && logo.file === (await demoLogo(demo, demoFolder));
  return [
    isDemoLogo && gap('demoLogo'),
    demoPages.length > 0 && gap('demoPages', titlesOf(demoPages)),
    slides.length > 0 && gap('demoSlides', titlesOf(slides)),
  ].filter((one) => one !== false);
}

/** The name under which the logo of the demo is stored. */
async function demoLogo({ logo }: FolderContent, folder: string): Promise<string | undefined> {
  const read = logo && { kind: logoKind(logo), bytes: await readFile(join(folder, logo)) };
  return read && (await readLogo(read)).logo.file;
}
