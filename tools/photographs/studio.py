"""The set: lights, the ground that takes the shadow, the camera."""

import math

import bpy
from mathutils import Matrix, Vector


def area(name, at, target, side, power, colour):
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "DISK"
    light.size = side
    light.energy = power
    light.color = colour
    lamp = bpy.data.objects.new(name, light)
    lamp.location = at
    lamp.rotation_euler = (target - at).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)


def sky():
    """Even light from all around; what glass and metal reflect has bright and dark parts."""
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    out = nodes.new("ShaderNodeOutputWorld")
    mix = nodes.new("ShaderNodeMixShader")
    soft = nodes.new("ShaderNodeBackground")
    soft.inputs["Color"].default_value = (1.0, 0.985, 0.96, 1)
    soft.inputs["Strength"].default_value = 0.6
    room = nodes.new("ShaderNodeBackground")
    room.inputs["Strength"].default_value = 0.9
    coordinates = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (0.42, 0.39, 0.36, 1)
    ramp.color_ramp.elements[1].position = 1.0
    ramp.color_ramp.elements[1].color = (0.95, 0.95, 0.94, 1)
    for position, shade in ((0.44, 0.42), (0.52, 0.74), (0.68, 0.95), (0.78, 0.6)):
        element = ramp.color_ramp.elements.new(position)
        element.color = (shade, shade * 0.985, shade * 0.96, 1)
    scale = nodes.new("ShaderNodeMath")
    scale.operation = "MULTIPLY_ADD"
    scale.inputs[1].default_value = 0.5
    scale.inputs[2].default_value = 0.5
    path = nodes.new("ShaderNodeLightPath")
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], scale.inputs[0])
    links.new(scale.outputs[0], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], room.inputs["Color"])
    links.new(path.outputs["Is Glossy Ray"], mix.inputs["Fac"])
    links.new(soft.outputs[0], mix.inputs[1])
    links.new(room.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs["Surface"])


def lights(low, high, reach):
    """A broad key light from the upper left, a quiet fill from the right: the same for any size."""
    sky()
    middle = (low + high) / 2
    area(
        "key",
        middle + Vector((-1.25, -1.35, 1.75)) * reach,
        middle,
        reach * 1.5,
        28.5 * reach * reach,
        (1.0, 0.965, 0.91),
    )
    area(
        "fill",
        middle + Vector((1.9, -1.2, 0.7)) * reach,
        middle,
        reach * 2.0,
        6 * reach * reach,
        (0.93, 0.96, 1.0),
    )


def ground(low, high, reach, stance):
    """A plane that lights the thing from below and is not seen: the floor, or the wall behind what hangs; none below a ceiling."""
    if stance == "ceiling":
        return None
    bpy.ops.mesh.primitive_plane_add(size=reach * 40)
    plane = bpy.context.object
    if stance == "wall":
        plane.rotation_euler = (math.pi / 2, 0, 0)
        plane.location = (0, high.y + 0.001, 0)
    else:
        plane.location = (0, 0, low.z - 0.0005)
    plane.visible_camera = False
    paper = bpy.data.materials.new("paper")
    paper.use_nodes = True
    bsdf = paper.node_tree.nodes["Principled BSDF"]
    bsdf.inputs["Base Color"].default_value = (0.9, 0.88, 0.84, 1)
    bsdf.inputs["Roughness"].default_value = 1
    bsdf.inputs["Specular"].default_value = 0
    plane.data.materials.append(paper)
    return plane


def elevation(low, high, stance):
    """Flat things are looked at from higher up, tall ones nearly from the side."""
    size = high - low
    if stance == "wall":
        return 4
    flat = math.sqrt(size.x * size.y) / max(size.z, 0.001)
    return min(40, 8 + flat * 6 + max(0, flat - 2.8) * 6)


def camera(points, low, high, job):
    """Looks at the middle from the stated side, as far away as lets the thing fill the frame."""
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    lens.lens = 75
    lens.sensor_width = 36
    eye = bpy.data.objects.new("camera", lens)
    bpy.context.collection.objects.link(eye)
    scene.camera = eye
    lens.clip_end = 1000
    lens.clip_start = 0.001
    rise = math.radians(elevation(low, high, job["stance"]))
    turn = math.radians(job["azimuth"])
    way = Vector(
        (math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise))
    )
    aspect = job["width"] / job["height"]
    tangent = 18 / lens.lens
    middle = (low + high) / 2
    distance = (high - low).length * 2.5
    facing = way.to_track_quat("Z", "Y").to_matrix()
    if "focus" in job:
        # A close look: so many metres of the cloth across the picture.
        at = Vector(job["focus"]) + way * (job["span"] / 2 / tangent)
        eye.matrix_world = Matrix.Translation(at) @ facing.to_4x4()
        return
    right, up = facing @ Vector((1, 0, 0)), facing @ Vector((0, 1, 0))
    for _ in range(8):
        at = middle + way * distance
        seen = []
        for point in points:
            ray = point - at
            deep = -ray.dot(way)
            seen.append((ray.dot(right) / deep / tangent, ray.dot(up) / deep / tangent * aspect))
        left, most = min(x for x, _ in seen), max(x for x, _ in seen)
        bottom, top = min(y for _, y in seen), max(y for _, y in seen)
        middle = middle + right * ((left + most) / 2 * distance * tangent)
        middle = middle + up * ((bottom + top) / 2 * distance * tangent / aspect)
        distance *= max((most - left) / 2 / 0.84, (top - bottom) / 2 / 0.8)
    eye.matrix_world = Matrix.Translation(middle + way * distance) @ facing.to_4x4()
    # Room for the shadow below the thing.
    lens.shift_y = -0.012
