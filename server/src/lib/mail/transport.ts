import { connect, type Socket } from "node:net";
import type { MailKind, MailTopic } from "@ten-paces/contract";
import type { Config } from "../../config.ts";

export interface Mail {
  /** What sort it is, for the text that an operator puts under it; null for what goes to the operator. */
  kind: MailKind | null;
  to: string;
  subject: string;
  text: string;
  /** What `{token}` in the text stands for. Stored beside it, and wiped when the mail is sent. */
  secret?: string;
  /** Of a mail that is not required: which sort of it, to whom. Who turned it off does not get it. */
  news?: { topic: MailTopic; userId: string };
}

/** A mail as it leaves. */
export interface OutgoingMail extends Pick<Mail, "to" | "subject" | "text"> {
  html: string;
  /** Where a mail reader turns this sort of mail off with one press. */
  unsubscribeUrl: string | null;
}

/** Hands a mail to the world. */
export interface MailTransport {
  /**
   * Resolves when the mail was taken. Throws `MaybeSent` where the mail was given away and no answer came;
   * after any other error it was certainly not sent. Once `ending` is aborted it waits no longer.
   */
  send(mail: OutgoingMail, ending: AbortSignal): Promise<void>;
}

/** The mail may have been sent or not: the server was given it and did not say. */
export class MaybeSent extends Error {}

/** How long a mail server may be silent. nodemailer itself would wait ten minutes. */
const silenceMs = 10_000;

/** How long a process that ends waits for a server that has been given a mail: nearly all answer within it. */
const lastWordMs = 3_000;

/** SMTP where SMTP_URL is set; otherwise the mail stays in the outbox and is printed to the log. */
export async function openMailTransport(
  config: Pick<Config, "smtpUrl" | "mailFrom">,
  print: (line: string) => void,
  silentForMs = silenceMs,
): Promise<MailTransport> {
  const { smtpUrl, mailFrom } = config;
  if (!smtpUrl) {
    return {
      send: async (mail) => print(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`),
    };
  }
  // Loaded only where it is used: the default installation sends nothing.
  const { createTransport } = await import("nodemailer");
  const timeouts = {
    connectionTimeout: silentForMs,
    greetingTimeout: silentForMs,
    socketTimeout: silentForMs,
    dnsTimeout: silentForMs,
  };
  return {
    async send(mail, ending) {
      // One transport for each mail: its log says whether the server has been given this mail.
      let given = false;
      const hear = (entry: unknown, line: unknown) => {
        given ||= isFromClient(entry) && line === "DATA";
      };
      const quiet = () => {};
      const logger = {
        level: quiet,
        trace: quiet,
        debug: hear,
        info: quiet,
        warn: quiet,
        error: quiet,
        fatal: quiet,
      };
      const cut = new AbortController();
      const getSocket = socketThatEnds(cut.signal, silentForMs);
      const smtp = createTransport({ url: smtpUrl, ...timeouts, getSocket, logger, debug: true });
      // What goes on behind a job that was handed back would be a second delivery of the mail.
      const end = () => {
        if (given) setTimeout(() => cut.abort(), lastWordMs).unref();
        else cut.abort();
      };
      if (ending.aborted) end();
      else ending.addEventListener("abort", end, { once: true });
      try {
        const { unsubscribeUrl, ...written } = mail;
        const headers = unsubscribeUrl
          ? {
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }
          : {};
        await smtp.sendMail({ from: mailFrom, ...written, headers });
      } catch (error) {
        if (given && !wasRefused(error)) throw new MaybeSent("No answer.", { cause: error });
        throw error;
      } finally {
        ending.removeEventListener("abort", end);
      }
    },
  };
}

interface Address {
  host?: string | undefined;
  port?: number | string | undefined;
  secure?: boolean | undefined;
}

/** Opens the connections of a transport, so that a signal can cut them whatever the transport is at. */
function socketThatEnds(signal: AbortSignal, silentForMs: number) {
  return (
    { host = "localhost", port, secure = false }: Address,
    opened: (error: Error | null, options: { connection?: Socket }) => void,
  ) => {
    const usual = secure ? 465 : 587;
    const socket = connect({ host, port: Number(port ?? usual), signal });
    const late = setTimeout(
      () => socket.destroy(new Error(`No connection to the mail server within ${silentForMs} ms.`)),
      silentForMs,
    );
    const fail = (error: Error) => {
      clearTimeout(late);
      opened(error, {});
    };
    socket.once("error", fail);
    socket.once("connect", () => {
      clearTimeout(late);
      socket.off("error", fail);
      // Between here and the transport's own listener an error would end the process.
      socket.on("error", () => {});
      opened(null, { connection: socket });
    });
  };
}

function isFromClient(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "tnx" in entry && entry.tnx === "client";
}

/** Whether the server said no, so that it has not taken the mail. */
function wasRefused(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 400;
}
