import { clay } from '../palette.ts';
import type { Put, Stage } from './stage.ts';

/** A category's scene: its caption for screen readers, the scale and what stands there. */
export interface Scene {
  title: string;
  s: number;
  wall?: readonly [string, string];
  draw: (put: Put, stage: Stage) => string;
}

/** The colour attribute of a piece. */
export const colour = (name: string, hex: string) => ({ color: { name, hex } });

export const oak = colour('дуб', '#c59b68');
export const walnut = colour('орех', '#7d563a');
export const cream = colour('белый', '#f2ede3');
export const sage = colour('шалфей', '#9fac95');
export const green = colour('хвойный', '#3f6150');
export const terracotta = colour('терракотовый', clay);
export const sand = colour('песочный', '#d2bf9f');
export const velvet = { upholstery_materials: ['велюр'] };
export const steel = colour('хром', '#c3c6c6');
