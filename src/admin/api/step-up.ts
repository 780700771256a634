import { createContext, use } from 'react';
import { ApiFailure } from './call-api.ts';

/** The second factor was asked for, and its window was closed: nothing was done, and nothing is wrong. */
export class StepUpClosed extends ApiFailure {}

/** Runs a piece of work; where the API asks for the second factor, once more when it was shown. */
export type WithStepUp = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const StepUp = createContext<WithStepUp>((work) => work());

export const useStepUp = (): WithStepUp => use(StepUp);
