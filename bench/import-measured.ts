// Runs the import and prints its peak memory (maxRSS, kB) after the report.
process.once('exit', () => console.log(`maxRSS ${process.resourceUsage().maxRSS}`));
process.argv.splice(2, 0, 'import');
await import('../src/commands/run.ts');
