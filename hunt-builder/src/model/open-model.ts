import type { LanguageModel } from "ai";
import type { ModelSettings } from "./settings.ts";

/** Loads the provider's package when it is first needed, and no other. @throws on missing settings */
export async function openModel(settings: ModelSettings): Promise<LanguageModel> {
  if (settings.openModel) return settings.openModel();
  const { model, apiKey, baseUrl } = settings;
  const common = {
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(settings.fetch ? { fetch: settings.fetch } : {}),
  };
  switch (settings.provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI({ apiKey, ...common })(model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic({ apiKey, ...common })(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI({ apiKey, ...common })(
        model,
      );
    case "openai-compatible": {
      if (!baseUrl) throw new Error("An OpenAI-compatible model needs a base URL.");
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "compatible",
        baseURL: baseUrl,
        supportsStructuredOutputs: true,
        ...(apiKey ? { apiKey } : {}),
        ...(settings.fetch ? { fetch: settings.fetch } : {}),
      })(model);
    }
  }
}
