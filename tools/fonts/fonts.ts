// The letters that the shop's texts are written with, out of Golos Text: node tools/fonts/fonts.ts
import { writeFileSync } from 'node:fs';
import { capitalFiles, capitals, letterFiles, subset } from './subset.ts';

for (const { file, letters, source } of letterFiles) {
  writeFileSync(file, await subset(source, letters));
  console.log(file);
}

for (const { file, letters, source } of capitalFiles) {
  writeFileSync(file, await capitals(source, letters));
  console.log(file);
}
