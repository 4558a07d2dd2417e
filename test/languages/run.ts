import '../guard/loopback-only.js';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from '../../scripts/bundles.js';
import { RULEBOOKS } from '../../src/games/registry.js';
import { fromRoot } from '../../src/root.js';
import { guardedEnv } from '../guard/run.js';
import { startServer } from '../live/support/server.js';
import { isHere } from '../support/languages.js';

/**
 * The bots in languages that are compiled: each that is on this machine plays every game to its end.
 * A language that is not here is named and passed over.
 */
const desk = mkdtempSync(join(tmpdir(), 'parlor-languages-'));
const bot = (name: string): string => join(desk, name);

interface Language {
  readonly tool: string;
  readonly build: readonly string[];
  readonly run: readonly string[];
}

/** What .NET has at hand and Mono must be told of. */
const MONO_PARTS = '-r:System.Net.Http,System.Runtime.Serialization,System.Xml,System.Xml.Linq';

const LANGUAGES: { readonly [name: string]: Language } = {
  Java: {
    tool: 'javac',
    build: ['javac', '-d', desk, 'examples/java/Bot.java'],
    run: ['java', '-cp', desk, 'Bot'],
  },
  Go: { tool: 'go', build: ['go', 'build', '-o', bot('go'), 'examples/go/bot.go'], run: [bot('go')] },
  'C++': {
    tool: 'g++',
    build: ['g++', '-std=c++17', '-Wall', '-Werror', '-O1', 'examples/cpp/bot.cpp', '-o', bot('cpp')],
    run: [bot('cpp')],
  },
  Rust: {
    tool: 'rustc',
    build: ['rustc', '-D', 'warnings', 'examples/rust/bot.rs', '-o', bot('rust')],
    run: [bot('rust')],
  },
  'C# with Mono': {
    tool: 'mcs',
    build: ['mcs', '-warnaserror', MONO_PARTS, 'examples/csharp/Bot.cs', `-out:${bot('bot.exe')}`],
    run: ['mono', bot('bot.exe')],
  },
  'C# with .NET': {
    tool: 'dotnet',
    build: [
      'bash',
      '-ec',
      `dotnet new console -o ${bot('sharp')} && cp examples/csharp/Bot.cs ${bot('sharp')}/Program.cs && dotnet build ${bot('sharp')} -o ${bot('built')}`,
    ],
    run: ['dotnet', join(bot('built'), 'sharp.dll')],
  },
};

/** What makes a game of bots that play anything short. */
const QUICK: { readonly [ruleset: string]: string } = {
  'cant-stop': '{"columnsToWin": 1}',
  dastan: '{"maxTurns": 20}',
  jackaroo: '{"maxRounds": 1}',
};

const run = async (asked: readonly string[], url: string): Promise<string> => {
  const [command = '', ...words] = asked;
  const env = { ...process.env, ...guardedEnv(), PARLOR: url, GOCACHE: join(desk, 'go-cache') };
  try {
    return (await promisify(execFile)(command, words, { cwd: fromRoot(), env })).stdout;
  } catch (error) {
    if (!MONO_FELL.test(String(Object(error).stderr))) throw error;
    console.log(
      `     ${command} itself fell, and is asked again: ${MONO_FELL.exec(String(Object(error).stderr))}`,
    );
    return run(asked, url);
  }
};

/** Now and then Mono ends by an assertion about its own threads: that says nothing of the bot, nor of the server. */
const MONO_FELL = /Assertion at mono-threads\.c:\d+/;

const play = async (language: Language, url: string): Promise<void> => {
  await run(language.build, url);
  for (const { id } of RULEBOOKS) {
    const [, game] =
      /in (g_\w+)\./.exec(await run([...language.run, id, 'me', QUICK[id] ?? '{}'], url)) ?? [];
    const over = await (await fetch(`${url}/games/${game}`)).text();
    if (!over.includes('"status":"over"') || !over.includes('"ended":"finished"'))
      throw new Error(`${id}: ${game} was not played to its end`);
  }
  // Waits for somebody else's moves, and hears a "no".
  await run([...language.run, 'knucklebones', 'easy'], url);
  const refused = await run([...language.run, 'chess'], url).catch(({ stderr }) => String(stderr));
  if (!refused.includes('There is no ruleset')) throw new Error(`of a "no" it said: ${refused}`);
};

try {
  await buildServer(fromRoot('dist', 'languages'));
  const server = await startServer(fromRoot('dist', 'languages', 'main.js'), {
    PARLOR_DATA: join(desk, 'data'),
    LOG_LEVEL: 'info',
  });
  for (const [name, language] of Object.entries(LANGUAGES)) {
    if (!isHere(language.tool)) {
      console.log(`--   ${name}: ${language.tool} is not on this machine`);
      continue;
    }
    await play(language, server.url);
    console.log(`ok   ${name}: played every game`);
  }
  await server.end('SIGTERM');
} finally {
  rmSync(desk, { recursive: true, force: true });
}
