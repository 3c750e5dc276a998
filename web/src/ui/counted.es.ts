import { madeOnce } from "./made-once.ts";

const whole = madeOnce(() => new Intl.NumberFormat("es-US"));

/** One and many of what is counted in the pages, by the English noun. */
export const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  announcement: ["anuncio", "anuncios"],
  "background job": ["tarea", "tareas"],
  "check-in": ["check-in", "check-ins"],
  "completed hunt": ["búsqueda terminada", "búsquedas terminadas"],
  correction: ["corrección", "correcciones"],
  credit: ["crédito", "créditos"],
  day: ["día", "días"],
  fault: ["error", "errores"],
  finder: ["buscador", "buscadores"],
  finisher: ["buscador que terminó", "buscadores que terminaron"],
  hint: ["ayuda", "ayudas"],
  hour: ["hora", "horas"],
  hunt: ["búsqueda", "búsquedas"],
  hunter: ["buscador", "buscadores"],
  job: ["tarea", "tareas"],
  leg: ["tramo", "tramos"],
  "live hunt": ["búsqueda abierta", "búsquedas abiertas"],
  mail: ["correo", "correos"],
  minute: ["minuto", "minutos"],
  "new place": ["lugar nuevo", "lugares nuevos"],
  "older one": ["anterior", "anteriores"],
  "open treasure": ["tesoro abierto", "tesoros abiertos"],
  "other job": ["otra tarea", "otras tareas"],
  place: ["lugar", "lugares"],
  prize: ["premio", "premios"],
  question: ["pregunta", "preguntas"],
  report: ["reporte", "reportes"],
  row: ["fila", "filas"],
  second: ["segundo", "segundos"],
  square: ["casilla", "casillas"],
  star: ["estrella", "estrellas"],
  subscription: ["suscripción", "suscripciones"],
  survey: ["medición", "mediciones"],
  time: ["vez", "veces"],
};

/** A count with its noun: "1 crédito", "1,200 créditos". */
export function counted(count: number, noun: string): string {
  const [one, many] = NOUNS[noun] ?? [noun, `${noun}s`];
  return `${whole().format(count)} ${count === 1 ? one : many}`;
}
