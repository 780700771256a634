import { type FolderContent, readFolder } from './folder.ts';

const read = new Map<string, Promise<FolderContent>>();

/** The content of the demo. It is a part of the program and does not change while the shop runs, so a process reads it once. */
export function readDemo(folder: string): Promise<FolderContent> {
  const demo = read.get(folder) ?? readFolder(folder, []);
  read.set(folder, demo);
  demo.catch(() => read.delete(folder));
  return demo;
}
