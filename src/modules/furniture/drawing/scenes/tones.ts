/** The colour attribute of a piece. */
export const colour = (name: string, hex: string) => ({ color: { name, hex } });

export const oak = colour('дуб', '#c59b68');
export const sand = colour('песочный', '#d2bf9f');
export const velvet = { upholstery_materials: ['велюр'] };
