import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A service of street maps that serves one style, and nothing but a coloured ground in it. */
export interface MapService {
  styleUrl: string;
  /** How often its style was asked for. */
  asked(): number;
  close(): Promise<void>;
}

const style = {
  version: 8,
  sources: {
    ground: {
      type: "geojson",
      attribution: "Streets of nowhere",
      data: { type: "FeatureCollection", features: [] },
    },
  },
  layers: [
    { id: "paper", type: "background", paint: { "background-color": "#d9cdb0" } },
    { id: "ground", type: "fill", source: "ground" },
  ],
};

export async function startMapService(): Promise<MapService> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    response.end(JSON.stringify(style));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    styleUrl: `http://127.0.0.1:${port}/style.json`,
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
