import { useEffect } from 'react';
import type { ModelView } from '../product-view.ts';
import type { Viewer } from './model-viewer-element.ts';
import { lightModels, prepareScene, putOutLamps } from './scene.ts';
import { frameModels, keepWhole } from './stage-camera.ts';

/** Room around a model for its dimension lines, in parts of its size. */
const ROOM_FOR_LINES = 1.12;

/** Dresses, lights and frames each model before it is first drawn, and frames it again when the stage or the shown things change. */
export function useStage(viewer: Viewer | null, { stance, turn }: ModelView, lines: boolean): void {
  useEffect(() => {
    if (!viewer) return;
    const frame = () => frameModels(viewer, { stance, turn }, lines ? ROOM_FOR_LINES : 1);
    const prepare = () => {
      prepareScene(viewer);
      frame();
      if (viewer.querySelector('extra-model')) void reframe();
    };
    // The viewer has measured the models without their offsets.
    const reframe = async () => {
      await viewer.updateFraming();
      lightModels(viewer);
      frame();
    };
    const resized = new ResizeObserver(async () => {
      await viewer.updateComplete;
      if (viewer.loaded) frame();
    });
    const turned = () => keepWhole(viewer);
    // A phone may take the graphics away and give them back: the viewer then sets its own light once more.
    const relit = () => queueMicrotask(() => viewer.loaded && lightModels(viewer));
    if (viewer.loaded) frame();
    resized.observe(viewer);
    viewer.addEventListener('before-render', prepare);
    viewer.addEventListener('camera-change', turned);
    viewer.addEventListener('environment-change', relit);
    return () => {
      resized.disconnect();
      viewer.removeEventListener('before-render', prepare);
      viewer.removeEventListener('camera-change', turned);
      viewer.removeEventListener('environment-change', relit);
    };
  }, [viewer, stance, turn, lines]);

  useEffect(() => (viewer ? () => putOutLamps(viewer) : undefined), [viewer]);
}
