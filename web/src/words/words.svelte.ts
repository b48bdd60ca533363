/** Says messages in the reader's language: the same Fluent texts as the server's. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
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

/** What a seat is called where people are known; null to fall back on its number. */
type Company = (seat: number) => string | null;

interface Speech {
  language: Language;
  bundle: FluentBundle;
}

let speech = $state.raw<Speech>();
let company = $state.raw<Company>(() => null);

export function language(): Language {
  return speech?.language ?? 'en';
}

/** Switches to a language; resolves when its words are there. */
export async function speak(chosen: Language): Promise<void> {
  const { default: text } = await LOADERS[chosen]();
  speech = { language: chosen, bundle: bundle(chosen, text) };
}

/** The first of the browser's languages that we speak. */
export function wished(languages: readonly string[]): Language {
  const short = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const ours = short.flatMap((tag) => LANGUAGES.filter((language) => language === tag));
  return ours[0] ?? 'en';
}

/** From now on, players are called so. */
export function introduce(names: Company): void {
  company = names;
}

/** The sentence of a message; `key.part` names a part of one (`F-2.ruling`). */
export function say(message: Message): string {
  if (message.key === 'player') return player(message);
  return format(message.key, message.args);
}

/** Shorthand for the client's own sentences. */
export function t(key: string, args: Record<string, Argument> = {}): string {
  return format(key, args);
}

export function has(key: string): boolean {
  const [name = '', part] = key.split('.');
  const found = speech?.bundle.getMessage(name);
  return !!found && (!part || part in found.attributes);
}

/** The texts of a language, ready to be said. */
function bundle(chosen: Language, text: string): FluentBundle {
  // Isolation marks keep right-to-left text apart; none of our languages needs them.
  const made = new FluentBundle(chosen, { useIsolating: false });
  const problems = made.addResource(new FluentResource(text));
  if (problems.length) throw problems[0]!;
  return made;
}

/** For tests: speaks from a text at hand. */
export function speakFrom(chosen: Language, text: string): void {
  speech = { language: chosen, bundle: bundle(chosen, text) };
}

function player(message: Message): string {
  const number = message.args['number'];
  const name = typeof number === 'number' ? company(number - 1) : null;
  return name ?? format(message.key, message.args);
}

function format(key: string, args: Record<string, Argument>): string {
  if (!speech) return '';
  const [name = '', part] = key.split('.');
  const found = speech.bundle.getMessage(name);
  const pattern = part ? found?.attributes[part] : found?.value;
  if (!pattern) throw new Error(`no words for ${key}`);
  const given = Object.entries(args).map(([at, value]) => [at, argument(value)] as const);
  return speech.bundle.formatPattern(pattern, Object.fromEntries(given));
}

function argument(value: Argument): string | number {
  if (Array.isArray(value)) return value.map(say).join(', ');
  return typeof value === 'object' ? say(value) : value;
}
