import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;
import org.opensearch.transport.TransportService;

/**
 * Two OpenSearch nodes in one process, on free ports of the loopback address, with their data below a folder. Prints the
 * first node's HTTP address and runs until its standard input ends, which also happens when its parent dies.
 */
public final class SearchNodes {
  private static final class EmbeddedNode extends Node {
    EmbeddedNode(String name, Settings settings) {
      super(
          InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> name),
          List.of(Netty4Plugin.class, CommonAnalysisPlugin.class),
          false);
    }

    String transportAddress() {
      return injector().getInstance(TransportService.class).boundAddress().publishAddress().toString();
    }

    String httpAddress() {
      return injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress().toString();
    }
  }

  private static Settings.Builder settings(String name, Path folder) {
    return Settings.builder()
        .put("cluster.name", "portal-test")
        .put("node.name", name)
        .put("path.home", folder.resolve(name).toString())
        .put("path.data", folder.resolve(name).resolve("data").toString())
        .put("network.host", "127.0.0.1")
        .put("http.port", "0")
        .put("transport.port", "0")
        // Of a test machine: little memory, and a disk that others fill.
        .put("node.processors", 2)
        .put("node.store.allow_mmap", false)
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .put("action.auto_create_index", false);
  }

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Settings first =
        settings("first", folder)
            .putList("discovery.seed_hosts")
            .putList("cluster.initial_cluster_manager_nodes", "first")
            .build();
    try (EmbeddedNode one = new EmbeddedNode("first", first)) {
      one.start();
      Settings second = settings("second", folder).putList("discovery.seed_hosts", one.transportAddress()).build();
      try (EmbeddedNode other = new EmbeddedNode("second", second)) {
        other.start();
        System.out.println("READY http://" + one.httpAddress());
        while (System.in.read() != -1) {
          // Only the end of the input counts.
        }
      }
    }
    System.exit(0);
  }
}
