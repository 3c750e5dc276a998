import { mostPhotoBytes, type SurveyPhoto } from "@ten-paces/contract";

/** Longest side in pixels and quality, from good to small; the first that is small enough is taken. */
const tries = [
  [1280, 0.8],
  [1280, 0.65],
  [1024, 0.65],
  [800, 0.6],
  [640, 0.5],
] as const;

/**
 * A picture drawn anew: small, and with nothing of what the camera wrote into its file (place, time, device).
 * Null where it is no picture, or cannot be made small enough.
 */
export async function shrinkPhoto(file: Blob): Promise<SurveyPhoto | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!picture) return null;
  try {
    for (const [longest, quality] of tries) {
      const blob = await drawn(picture, longest, quality);
      if (blob && blob.size <= mostPhotoBytes) {
        return { type: "image/jpeg", base64: await base64Of(blob) };
      }
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  // In pieces: one call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return btoa(text);
}
