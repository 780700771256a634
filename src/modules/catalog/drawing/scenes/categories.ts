import { details } from './details.ts';
import { livingRoom, rooms, type Scene } from './rooms.ts';
import { putOn, type Stage, stagePicture } from './stage.ts';

const scenes: Record<string, Scene> = { ...rooms, ...details };

/** A little scene, 800 by 600, of what a category holds; an unknown one shows a living room. */
export const drawCategory = (slug: string): string => {
  const scene = (Object.hasOwn(scenes, slug) && scenes[slug]) || livingRoom;
  const stage: Stage = {
    width: 800,
    height: 600,
    floor: 510,
    s: scene.s,
    wall: scene.wall ?? ['#f7f2e9', '#efe7da'],
  };
  return stagePicture(stage, scene.title, scene.draw(putOn(stage), stage));
};
