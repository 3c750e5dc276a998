import { expect, test } from "vitest";
import { bitcoinAddressFault } from "./bitcoin-address.ts";

// The examples of BIP 173 and BIP 350, and of the chain's first blocks.
test.each([
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
])("%s is one", (address) => expect(bitcoinAddressFault(address)).toBeNull());

test.each([
  ["", "not a Bitcoin address"],
  ["send it to Ada", "not a Bitcoin address"],
  ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "letter"],
  ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "letter"],
  ["bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "letter"],
  // Version 0 with the newer checksum, version 1 with the older.
  ["bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "letter"],
  ["bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4", "letter"],
  ["mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "test network"],
  ["2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc", "test network"],
  ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "test network"],
  ["bc1sw50qgdz25j", "not in use yet"],
  ["0x52908400098527886E0F7030069857D2E4169EE7", "not a Bitcoin address"],
])("%s is none: %s", (address, why) => expect(bitcoinAddressFault(address)).toContain(why));
