import type * as contract from "@ten-paces/contract";
import type * as builder from "@ten-paces/hunt-builder";
import { expectTypeOf, test } from "vitest";

test("an artefact is the same to the builder, the server and the browser", () => {
  expectTypeOf<builder.Artefact>().toExtend<contract.Artefact>();
  expectTypeOf<contract.ArtefactKind>().toEqualTypeOf<builder.ArtefactKind>();
  expectTypeOf<builder.Working>().toExtend<contract.Working>();
  expectTypeOf<builder.Told>().toEqualTypeOf<contract.Told>();
});
