import * as calls from '#contracts/admin/work/calls.ts';
import type { demoEndpoints } from '#contracts/admin/work/demo.ts';
import type { eventsEndpoints } from '#contracts/admin/work/events.ts';
import type { firstStepsEndpoints } from '#contracts/admin/work/first-steps.ts';
import type { handbookEndpoints } from '#contracts/admin/work/handbook.ts';
import type { lettersEndpoints } from '#contracts/admin/work/letters.ts';
import type { readinessEndpoints } from '#contracts/admin/work/readiness.ts';
import type { serverEndpoints } from '#contracts/admin/work/server.ts';
import type { todayEndpoints } from '#contracts/admin/work/today.ts';
import type { Callable } from '../call-api.ts';

export const demoCalls: Callable<typeof demoEndpoints> = calls.demoCalls;
export const eventsCalls: Callable<typeof eventsEndpoints> = calls.eventsCalls;
export const firstStepsCalls: Callable<typeof firstStepsEndpoints> = calls.firstStepsCalls;
export const handbookCalls: Callable<typeof handbookEndpoints> = calls.handbookCalls;
export const lettersCalls: Callable<typeof lettersEndpoints> = calls.lettersCalls;
export const readinessCalls: Callable<typeof readinessEndpoints> = calls.readinessCalls;
export const serverCalls: Callable<typeof serverEndpoints> = calls.serverCalls;
export const todayCalls: Callable<typeof todayEndpoints> = calls.todayCalls;
