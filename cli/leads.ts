#!/usr/bin/env node
import { run } from './leads/program.ts';

process.exitCode = await run(process.argv.slice(2));
