import { defineGlobals } from './page-globals.ts';

// Before React is loaded, which asks then whether there is a document.
defineGlobals();
