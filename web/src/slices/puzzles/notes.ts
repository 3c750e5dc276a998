/** What a hunter scribbles beside a puzzle. Stays in this browser; nothing of it is ever sent. */
export interface Notebook {
  read(name: string): string;
  write(name: string, text: string): void;
}

const LONGEST = 2_000;

export function createNotebook(storage: () => Storage): Notebook {
  return {
    read(name) {
      try {
        return storage().getItem(`notes:${name}`) ?? "";
      } catch {
        return "";
      }
    },
    write(name, text) {
      try {
        if (text === "") storage().removeItem(`notes:${name}`);
        else storage().setItem(`notes:${name}`, text.slice(0, LONGEST));
      } catch {
        // Full or forbidden: the note lasts as long as the page.
      }
    },
  };
}

export const notebook = createNotebook(() => localStorage);
