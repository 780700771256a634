import { z } from 'zod';

/** Without quotes a colour is a comment of YAML, so the field is null. */
const colour = z.preprocess(
  (value) => value ?? '',
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => /^#[0-9a-f]{6}$/.test(text), { params: { message: 'colour' } }),
);
const givenColour = colour.optional();

/** The owner's colours, `#rrggbb`. An absent one is computed; without any the shop has its usual colours. */
export const palette = z.strictObject({
  ground: givenColour,
  text: givenColour,
  main: givenColour,
  accent: givenColour,
});
export type Palette = z.infer<typeof palette>;

/** The ground of a shop without a palette. */
export const USUAL_GROUND = '#faf7f2';

/** An element of a drawing; the names of its properties are those of React. */
export interface DrawingElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: readonly DrawingElement[];
}

const drawingElement: z.ZodType<DrawingElement> = z
  .object({
    tag: z.string(),
    props: z.record(z.string(), z.string()),
    get children() {
      return z.array(drawingElement);
    },
  })
  .meta({ id: 'DrawingElement' });

/** A stored logo. */
export const shopLogo = z.object({
  file: z.string().describe('Below /logos/; the name is the hash of the content'),
  width: z.number(),
  height: z.number(),
  tinted: z.boolean().describe('Has one colour, so it takes that of its surroundings'),
  drawing: drawingElement.nullable().describe('The whole logo where it is tinted and small'),
});
export type ShopLogo = z.infer<typeof shopLogo>;

/** What a page needs to look like the shop. */
export const shopLook = z.object({
  version: z.string().describe('The `v` of addresses of icons and the palette'),
  ground: z.string().describe('The colour of the ground; empty where the owner has set none'),
  palette: z.boolean().describe('Whether the shop has colours of its own: /palette.css'),
  logo: shopLogo.nullable(),
  logo_with_name: z.boolean().describe('The logo contains the name'),
});
export type ShopLook = z.infer<typeof shopLook>;
