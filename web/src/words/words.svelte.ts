/** Formats messages in the user's language, with the server's Fluent texts. */

import { FluentBundle, FluentDateTime, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Argument, Message } from '../protocol';

export const LANGUAGES = ['en', 'fr', 'it', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  nl: () => import('virtual:words/nl'),
  de: () => import('virtual:words/de'),
};

/** How numbers and dates are written, where the language alone would not say it. */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr', it: 'it', nl: 'nl', de: 'de' };

/** What no page says at first sight. */
const LATER: typeof LOADERS = {
  en: () => import('virtual:words/en/later'),
  fr: () => import('virtual:words/fr/later'),
  it: () => import('virtual:words/it/later'),
  nl: () => import('virtual:words/nl/later'),
  de: () => import('virtual:words/de/later'),
};

/** An argument of a sentence; dates are the client's own. */
type Given = Argument | FluentDateTime;

/** The name of a seat, if players are known; null falls back to its number. */
type Company = (seat: number) => string | null;

interface Speech {
  language: Language;
  bundle: FluentBundle;
  /** Whether it also has what is said later. */
  whole: boolean;
}

let speech = $state.raw<Speech>();
/** Whether the texts of later are wanted, in this language and the next. */
let whole = false;
let company = $state.raw<Company>(() => null);
/** The seat whose sentences say "you"; null while all players are called by name. */
let reader = $state.raw<number | null>(null);
/** Loads the texts of rooms that are not built into this client; null if there are none. */
let loadMore: ((language: Language) => Promise<string>) | null = null;

/** The locale of numbers and dates in the user's language. */
export function locale(): string {
  return LOCALES[language()];
}

export function language(): Language {
  return speech?.language ?? 'en';
}

/** Switches to a language; resolves when its texts are loaded. */
export async function speak(chosen: Language): Promise<void> {
  const [first, later, more] = await Promise.all([LOADERS[chosen](), whole ? LATER[chosen]() : null, loadMore?.(chosen)]);
  const spoken = bundle(chosen, [first.default, later?.default].join('\n'));
  // An error in the texts of another package's room must not affect the rest.
  if (more) spoken.addResource(new FluentResource(more));
  speech = { language: chosen, bundle: spoken, whole: later !== null };
  if (whole) await speakFully();
}

/** Loads the texts that no page needs at first sight: in this language, or in the first one that is spoken. */
export async function speakFully(): Promise<void> {
  whole = true;
  if (!speech || speech.whole) return;
  const spoken = speech;
  const { default: text } = await LATER[spoken.language]();
  if (speech !== spoken) return;
  // A room of another package does not replace our own texts.
  spoken.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  speech = { ...spoken, whole: true };
}

/** Enables the texts of rooms that are not built in, in every language. */
export async function speakAlso(load: (language: Language) => Promise<string>): Promise<void> {
  if (loadMore) return;
  loadMore = load;
  await speak(language());
}

/** The first of the browser's languages that is available. */
export function wished(languages: readonly string[]): Language {
  const short = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const ours = short.flatMap((tag) => LANGUAGES.filter((language) => language === tag));
  return ours[0] ?? 'en';
}

/** Sets the function that names players, and the seat of the reader. */
export function introduce(names: Company, you: number | null = null): void {
  company = names;
  reader = you;
}

/** The sentence of a message; `key.part` names a part of one (`F-2.ruling`). */
export function say(message: Message): string {
  if (message.key === 'player') return player(message);
  if (loadMore && speech?.whole && !has(message.key)) return bare(message);
  return format(message.key, message.args);
}

/** Shorthand for the client's own sentences. */
export function t(key: string, args: Record<string, Given> = {}): string {
  return format(key, args);
}

export function has(key: string): boolean {
  const [name = '', part] = key.split('.');
  const found = speech?.bundle.getMessage(name);
  return !!found && (!part || part in found.attributes);
}

/** The Fluent bundle of a language. */
function bundle(chosen: Language, text: string): FluentBundle {
  // Isolation marks are for right-to-left text; none of our languages needs them.
  const made = new FluentBundle(LOCALES[chosen], { useIsolating: false, functions: { NUMBER } });
  const problems = made.addResource(new FluentResource(text));
  if (problems.length) throw problems[0]!;
  return made;
}

/**
 * NUMBER with a style: `NUMBER($share, style: "percent")`. The server's Fluent takes it from a sentence; the client's own
 * NUMBER leaves it to programs.
 */
function NUMBER([value]: FluentValue[], { style, ...given }: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) throw new TypeError('NUMBER needs a number');
  const options = Object.entries(given).map(([name, option]) => [name, option.valueOf()] as const);
  if (style) options.push(['style', style.valueOf()]);
  return new FluentNumber(value.valueOf(), { ...value.opts, ...Object.fromEntries(options) });
}

/** A day as an argument of DATETIME, from its ISO date; it is the same day everywhere. */
export function dayOf(iso: string): FluentDateTime {
  return new FluentDateTime(new Date(`${iso}T12:00:00Z`), { timeZone: 'UTC' });
}

/** A time as an argument of DATETIME, from seconds since 1970; in the time zone of the browser. */
export function timeOf(seconds: number): FluentDateTime {
  return new FluentDateTime(new Date(seconds * 1000));
}

/** For tests: uses the given Fluent text. */
export function speakFrom(chosen: Language, text: string): void {
  speech = { language: chosen, bundle: bundle(chosen, text), whole: true };
}

function player(message: Message): string {
  const number = message.args['number'];
  const name = typeof number === 'number' ? company(number - 1) : null;
  return name ?? format(message.key, message.args);
}

function format(key: string, args: Record<string, Given>): string {
  if (!speech) return '';
  const you = yourPart(key, args);
  if (you) {
    const rest = Object.entries(args).map(([name, value]) => [name, others(value)] as const);
    return format(`${key}.you-${you}`, Object.fromEntries(rest));
  }
  const [name = '', part] = key.split('.');
  const found = speech.bundle.getMessage(name);
  const pattern = part ? found?.attributes[part] : found?.value;
  if (!pattern && !speech.whole) return fetched();
  if (!pattern) throw new Error(`no words for ${key}`);
  const given = Object.entries(args).flatMap(([at, value]) => [[at, argument(value)] as const, ...keyOf(at, value)]);
  return speech.bundle.formatPattern(pattern, Object.fromEntries(given));
}

/**
 * The argument by which a sentence addresses the reader: `.you-winner` says "You win" where `$winner` is the reader.
 * One who stands alone comes before one among several.
 */
function yourPart(key: string, args: Record<string, Given>): string | null {
  if (reader === null || key.includes('.')) return null;
  const names = Object.keys(args).filter((name) => has(`${key}.you-${name}`));
  return names.find((name) => isReader(args[name]!)) ?? names.find((name) => among(args[name]!)) ?? null;
}

function isReader(value: Given): boolean {
  return isMessage(value) && value.key === 'player' && value.args['number'] === reader! + 1;
}

function among(value: Given): boolean {
  return Array.isArray(value) && value.some(isReader);
}

/** A list of players without the reader; anything else as it is. */
function others(value: Given): Given {
  return Array.isArray(value) ? value.filter((one) => !isReader(one)) : value;
}

/** Nothing until the texts of later are there: whoever reads `speech` is drawn again then. */
function fetched(): string {
  void speakFully().catch(() => undefined);
  return '';
}

/** A fallback for a message without a text: its key and arguments. */
function bare({ key, args }: Message): string {
  const given = Object.entries(args).map(([name, value]) => `${name}: ${argument(value)}`);
  return given.length ? `${key} (${given.join(', ')})` : key;
}

function argument(value: Given): string | FluentNumber | FluentDateTime {
  if (Array.isArray(value)) return listOf(value);
  // The server separates thousands in every language; browsers would not always.
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: true });
  return isMessage(value) ? say(value) : value;
}

/** Names and colours as "one, two and three", other parts by commas. */
function listOf(items: Message[]): string {
  const named = items.every(({ key }) => key === 'player' || key.startsWith('colour-'));
  const texts = items.map(say);
  return named ? new Intl.ListFormat(locale(), { type: 'conjunction' }).format(texts) : texts.join(', ');
}

/** The key of an argument that is a message, for selectors: `$colour-key` is `colour-red` in every language. */
function keyOf(name: string, value: Given): (readonly [string, string])[] {
  return isMessage(value) ? [[name + '-key', value.key]] : [];
}

function isMessage(value: Given): value is Message {
  return typeof value === 'object' && 'key' in value;
}
