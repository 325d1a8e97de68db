#!/usr/bin/env node
import { ensureChromium } from '#cli/chromium/ensure-chromium.ts';

/** Before the browser tests. Prints the Chromium they will use; fails where there is none and none can be installed. */
console.log(`chromium: ${ensureChromium()}`);
