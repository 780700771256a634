// Runs the import and prints its peak memory (maxRSS, kB) after the report.
process.once('exit', () => console.log(`maxRSS ${process.resourceUsage().maxRSS}`));
await import('../src/commands/import.ts');
