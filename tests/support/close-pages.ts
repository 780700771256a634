import { afterEach, beforeEach } from 'vitest';
import { beginTest, endTest } from './pages-of-a-test.ts';

beforeEach(beginTest);
afterEach(endTest);
